export { declineWords, type SafetyContext, type WordsModerator } from './declineWords.ts'
export { classifyHarm, classifyTurnHarm, type HarmFinding, type ScoreHarm } from './classifyHarm.ts'
