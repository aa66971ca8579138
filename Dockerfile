# syntax=docker/dockerfile:1

FROM node:26.12.1-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Written into the pages (docs/operations.md). READS_PROFILES=1: the server will have a PLACES_API_KEY.
# A folder that .dockerignore lets in: its name begins with "content". In the image it is called content.
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
# The first process of a container: the server behind it gets signals as it does everywhere else.
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
# Not /healthz: late mails and a database that is away are for a person, and no reason to take a container away.
# No --start-interval, which not every builder knows.
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# The flag as in commands/start.mjs.
CMD ["node", "--max-semi-space-size=2", "server/main.ts"]
