import { install } from './prepare.mjs'

/**
 * `npm start` installs only what the product needs. Developer commands install the rest on first
 * use.
 */
await install()
