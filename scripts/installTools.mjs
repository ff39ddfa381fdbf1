import { install } from './prepare.mjs'

/** `npm start` installs what the product needs; a command for developers gets the rest when it is first called. */
await install()
