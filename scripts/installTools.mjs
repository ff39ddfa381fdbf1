import { install } from './prepare.mjs'

/** Installs developer tools on first use, because `npm start` does not need them. */
await install()
