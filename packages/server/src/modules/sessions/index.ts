export { purgePlays } from './purgePlays.ts'
