import { buildApp, install, serverEnv, runUntilEnd } from './prepare.mjs'

install()
buildApp()
runUntilEnd(['--conditions=@kathasagar/source', 'packages/server/src/main.ts'], serverEnv)
