/** The work of a thread of the import pool. */
export { readFiles as default } from '@kathasagar/interchange'
