import type { Messages } from '../en.ts'

export const toasts: Messages['toasts'] = {
  region: 'सूचनाएँ',
  close: 'यह सूचना बंद करें',
  taskDone: 'काम पूरा हुआ: {title}',
  coins: { one: '{count} सिक्का', other: '{count} सिक्के' },
  stars: { one: '{count} तारा', other: '{count} तारे' },
  update: 'नया संस्करण आ गया है',
  updateLead: 'जब आप कहें, तभी खुलेगा। आपकी कहानी जहाँ है वहीं रहेगी।',
  takeUpdate: 'अभी खोलें',
  levelUp: 'अब आप स्तर {level} पर हैं',
}
