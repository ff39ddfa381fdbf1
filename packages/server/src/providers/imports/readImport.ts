export { readFiles as default } from '@kathasagar/interchange'
