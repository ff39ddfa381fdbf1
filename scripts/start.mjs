import { buildApp, install, runUntilEnd } from './prepare.mjs'

install()
buildApp()
runUntilEnd(['--conditions=@kathasagar/source', 'packages/server/src/main.ts'])
