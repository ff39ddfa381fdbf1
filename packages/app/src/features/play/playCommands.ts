import type { usePlayTurns } from './usePlayTurns.ts'

/** What a player asks of the story, as actions of the session. */
export const playCommands = (act: ReturnType<typeof usePlayTurns>['act']) => ({
  onAct: (user_action: string) => act({ action_type: 'custom_action', user_action }),
  onContinue: () => void act({ action_type: 'continue' }),
  onImmerse: () => void act({ action_type: 'immerse' }),
  onShow: () => void act({ action_type: 'show' }),
  onUndo: () => void act({ action_type: 'undo' }),
  onChoose: (selected_choice: string) => void act({ action_type: 'continue', selected_choice }),
})
