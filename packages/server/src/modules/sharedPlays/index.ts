export { drawSharedCard } from './drawSharedCard.ts'
