import { install } from './prepare.mjs'

/** Developer commands install on first use what `npm start` does not need. */
await install()
