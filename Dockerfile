# syntax=docker/dockerfile:1

FROM node:26.12.1-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# The build writes these settings into the pages (docs/operations.md). READS_PROFILES=1 means that the server will have a
# PLACES_API_KEY.
# .dockerignore includes folders whose name begins with "content". In the image the folder is called content.
ARG CONTENT_DIR
ARG SITE_URL
ARG ALLOW_SAMPLES
ARG PUBLIC_BACKEND_URL
ARG PUBLIC_BACKEND_KEY
ARG ANALYTICS
ARG READS_PROFILES
RUN PLACES_API_KEY=${READS_PROFILES:+the-server-gets-it-when-it-runs} node commands/build.ts \
    && node commands/runtime-files.ts runtime

FROM node:26.12.1-trixie-slim
# The first process of the container forwards signals to the server.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o node -g node -m 0700 /data
WORKDIR /site
COPY --from=build /site/runtime ./
ENV HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4321
# /healthz is not used, because late mails and a missing database need an operator, not another container.
# Some builders do not support --start-interval.
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# commands/start.mjs explains the flag.
CMD ["node", "--max-semi-space-size=2", "server/main.ts"]
