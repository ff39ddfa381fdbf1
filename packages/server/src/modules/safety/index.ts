export { declineWords, type WordsModerator } from './declineWords.ts'
export { classifyHarm, classifyTurnHarm, type HarmHeard, type WeighHarm } from './classifyHarm.ts'
