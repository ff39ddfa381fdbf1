export { declineWords, type WordsModerator } from './declineWords.ts'
export { classifyHarm, classifyTurnHarm, type HarmFinding, type ScoreHarm } from './classifyHarm.ts'
