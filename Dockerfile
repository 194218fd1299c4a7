# Build: docker build -t flambeau .
# Run:   see docs/running.md; in short
#        docker run -d --name flambeau --env-file .env -v flambeau:/data --read-only --tmpfs /tmp --cap-drop ALL \
#            --security-opt no-new-privileges --memory 1g --pids-limit 256 --stop-timeout 20 --restart unless-stopped flambeau
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
# npm only fetches the icons; it stays behind in this stage.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends npm \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
RUN python -m venv .venv
# First what changes seldom, and only what has the hashes we know.
COPY requirements.txt .
RUN .venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt
COPY . .
# In place, since the code finds its data beside itself.
RUN .venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation -e . \
    && .venv/bin/python tools/fetch_icons.py \
    && .venv/bin/python -m compileall -q bot cogs renders \
    && .venv/bin/flambeau check

FROM python:${PYTHON}-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin flambeau \
    && install --directory --owner=flambeau --group=flambeau /data
COPY --from=build /app /app
WORKDIR /app
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    FLAMBEAU_DATABASE=/data/flambeau.sqlite3
USER flambeau
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s --retries=3 CMD ["flambeau", "health"]
CMD ["flambeau", "run"]
