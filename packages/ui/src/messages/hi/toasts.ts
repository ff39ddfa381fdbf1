import type { Messages } from '../en.ts'

export const toasts: Messages['toasts'] = {
  region: 'सूचनाएँ',
  close: 'यह सूचना बंद करें',
  taskDone: 'काम पूरा हुआ: {title}',
  reward: '{coins} सिक्के, {stars} तारे',
  levelUp: 'अब आप स्तर {level} पर हैं',
}
