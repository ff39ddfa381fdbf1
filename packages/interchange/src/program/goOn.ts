/** Shown on a choice that has no words of its own. */
export const GO_ON = 'Continue'
/** Leads to the choices that a scene has no room for, and back from them. */
export const MORE = 'More choices'
export const BACK = 'Back'
/** What is told where a story just stops. */
export const THE_END = 'The end.'
