import { checkCondition, checkVariedText, renameVariable, usesOfVariable } from '@kathasagar/story'
import type { StoryLanguage } from '@kathasagar/ui/authoring'

/** The rules that the review and the server judge by, for the fields to tell of faults as one types. */
export const storyLanguage: StoryLanguage = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable,
  renameVariable,
}
