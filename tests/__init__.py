"""Tests: small scenes that prove rules."""
