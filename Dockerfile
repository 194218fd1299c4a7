# Build: docker build -t flambeau .
# Run:   docker run -d --name flambeau -e DISCORD_TOKEN=… -v flambeau:/data flambeau
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
# npm only fetches the icons; it stays behind in this stage.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends npm \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
RUN python -m venv .venv
COPY . .
# In place, since the code finds its data beside itself.
RUN .venv/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt -e . \
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
