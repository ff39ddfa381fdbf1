import type { ActionRequest, OfflinePlay } from '@kathasagar/api/contract'
import type { Action, Aside } from '@kathasagar/engine/world/ruling'
import type { SecondRequest } from '@kathasagar/engine/turn/secondRequest'

import type { Said } from './position.ts'

export function actionOf(request: ActionRequest): Action | null {
  switch (request.action_type) {
    case 'continue':
      return { type: 'continue', selected_choice: request.selected_choice }
    case 'custom_action':
      return { type: 'custom_action', text: request.user_action }
    case 'immerse':
      return { type: 'immerse' }
    default:
      return null
  }
}

export const typedIn = (request: ActionRequest) =>
  ('typed' in request ? request.typed : undefined) ?? {}

export function presentAside(aside: Aside, { role }: OfflinePlay): Said {
  if (aside.aside === 'hint') {
    const { topic } = aside
    return { hint: { topic, detail: '', ...(topic === 'who' && role && { role }) } }
  }
  const asked = [...aside.choices]
  const isWhich = aside.byNumber === true && asked.length > 1
  return { asked, ...(isWhich && { hint: { topic: 'which', detail: '' } }) }
}

export const presentHint = ({ asked, hint }: SecondRequest): Said => ({
  ...(asked && { asked: [...asked] }),
  ...(hint && { hint: { topic: hint, detail: '' } }),
})
