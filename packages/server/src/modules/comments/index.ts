export { setHidden } from './comments.queries.ts'
