export { payFinished } from './payFinished.ts'
