export { declineWords, type WordsModerator } from './declineWords.ts'
export { hearHarm, hearHarmInTurn, type HarmHeard, type WeighHarm } from './hearHarm.ts'
