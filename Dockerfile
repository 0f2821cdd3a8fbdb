# The build reads the npm registry alone; pnpm is the pinned one, fetched by our own bootstrap.
FROM node:24-slim AS tools
WORKDIR /app
ENV CI=true
COPY package.json ./
COPY scripts/bootstrap scripts/bootstrap
COPY scripts/with-toolchain.mjs scripts/
RUN node scripts/with-toolchain.mjs pnpm --version

FROM tools AS build
# Downloads depend on the lockfile alone, so a change of sources does not repeat them.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN node scripts/with-toolchain.mjs pnpm fetch --prod --config.trust-lockfile=true
COPY . .
# What `npm start` installs: packages for tests and checks are no part of it.
RUN node scripts/with-toolchain.mjs pnpm install --prod --frozen-lockfile --trust-lockfile --offline \
    --filter vitrine --filter "@vitrine/api..." --filter "@vitrine/web..."
RUN node scripts/with-toolchain.mjs pnpm run build
# The few packages that are no part of the bundle.
RUN node apps/api/build/copy-external.ts external/node_modules

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/external/node_modules node_modules
COPY apps/api/package.json apps/api/
COPY apps/api/fonts apps/api/fonts
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
