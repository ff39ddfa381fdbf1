import { checkCondition, checkVariedText, renameVariable, usesOfVariable } from '@kathasagar/story'
import type { StoryLanguage } from '@kathasagar/ui/authoring'

/** Condition language of the editor, with the same rules as review and server. */
export const storyLanguage: StoryLanguage = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable,
  renameVariable,
}
