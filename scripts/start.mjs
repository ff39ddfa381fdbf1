import { buildApp, install, keptCode, runUntilEnd } from './prepare.mjs'

install()
buildApp()
runUntilEnd(['--conditions=@kathasagar/source', 'packages/server/src/main.ts'], keptCode)
