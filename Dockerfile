# Node of packages/server/package.json. The digest pins the image for all platforms.
ARG NODE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

# Build stage: builds the pages. Packages need no install scripts.
FROM $NODE AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --workspaces --ignore-scripts
RUN npm run build --workspace @kathasagar/app

# Server stage: the server's packages, its source and the built pages.
FROM $NODE AS server
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/api/package.json packages/api/package.json
COPY packages/app/package.json packages/app/package.json
COPY packages/engine/package.json packages/engine/package.json
COPY packages/interchange/package.json packages/interchange/package.json
COPY packages/painter/package.json packages/painter/package.json
COPY packages/server/package.json packages/server/package.json
COPY packages/stories/package.json packages/stories/package.json
COPY packages/story/package.json packages/story/package.json
COPY packages/ui/package.json packages/ui/package.json
# npm also installs optional peers of the API's mocks, which take 90 MB and which no server loads.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --workspace @kathasagar/server --workspace @kathasagar/api --workspace @kathasagar/stories \
  && cd node_modules && rm -rf @esbuild @mswjs @rolldown esbuild jiti lightningcss* msw rolldown terser typescript vite
COPY packages/api/src packages/api/src
COPY packages/engine/src packages/engine/src
COPY packages/interchange/src packages/interchange/src
COPY packages/painter/src packages/painter/src
COPY packages/server/src packages/server/src
COPY packages/server/weights packages/server/weights
COPY packages/stories packages/stories
COPY packages/story/src packages/story/src
COPY --from=build /app/packages/app/dist packages/app/dist
COPY --from=build /app/packages/app/dist-ssr packages/app/dist-ssr
COPY --from=build /app/packages/app/dist-embed packages/app/dist-embed
# Deletes files that a running server never reads. A new volume inherits the owner of /data.
RUN find . -path '*/node_modules/*' -type f \( -name '*.ts' -o -name '*.[cm]ts' -o -name '*.mdx' -o -path '*/test/*' \) -delete \
  && find . -name '*.map' -delete \
  && rm -rf /tmp/* /usr/local/include /usr/local/lib/node_modules /usr/local/bin/np[mx] /opt/yarn-* \
  && install -d -m 700 -o 1000 -g 1000 /data

# Runtime image: one layer, because deleted files would stay in the layers of the base image.
FROM scratch
COPY --from=server / /
WORKDIR /app

# The server never writes below /app. Run it with --read-only, a volume at /data and a tmpfs at /tmp.
# Returns freed memory to the system and keeps the young heap small (scripts/prepare.mjs).
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 NODE_OPTIONS=--max-semi-space-size=16
VOLUME /data
# The user `node`, by number because Kubernetes checks only numbers. It owns /data.
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --start-interval=1s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--conditions=@kathasagar/source", "packages/server/src/main.ts"]
