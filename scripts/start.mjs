import { commandLine } from './commandLine.mjs'
import { buildApp, install, installNode, runUntilEnd, serverEnv } from './prepare.mjs'

/** The server prepares its database while the pages are built, and listens afterwards. */
const SERVER = ['--conditions=@kathasagar/source', 'packages/server/src/main.ts', '--await-pages']

commandLine({
  usage: `npm start
Installs what is missing, builds the pages and starts the server; settings are environment variables
(docs/OPERATIONS.md).`,
})
await install({ withTools: false })
// The build configuration is TypeScript, which older Node versions cannot read.
if (!(await installNode())) {
  console.error('Node could not be installed; see above. With Node 24 or newer none has to be.')
  process.exit(1)
}
const built = buildApp()
const server = runUntilEnd(SERVER, serverEnv)
if (await built) server.send('pages')
else {
  process.exitCode = 1
  server.kill()
}
