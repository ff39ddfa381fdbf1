import type { Messages } from '../en.ts'

export const toasts: Messages['toasts'] = {
  region: 'सूचनाएँ',
  close: 'यह सूचना बंद करें',
  taskDone: 'काम पूरा हुआ: {title}',
  tasksDone: { one: '{count} काम पूरा हुआ', other: '{count} काम पूरे हुए' },
  tasksPaid: '{titles}: {rewards}',
  coins: { one: '{count} सिक्का', other: '{count} सिक्के' },
  stars: { one: '{count} तारा', other: '{count} तारे' },
  update: 'नया संस्करण आ गया है',
  updateLead: 'जब आप कहें, तभी खुलेगा। आपकी कहानी जहाँ है वहीं रहेगी।',
  takeUpdate: 'अभी खोलें',
  mailSent: 'स्वागत है! ईमेल भेज दिया गया है',
  mailSentLead: '{email} पर भेजा लिंक खोलें: पते की पुष्टि होगी, और {credits} क्रेडिट आपके होंगे।',
  levelUp: 'अब आप स्तर {level} पर हैं',
  turnsJoined: { one: '{count} बारी जुड़ गई', other: '{count} बारियाँ जुड़ गईं' },
  turnsJoinedLead: 'ऑफ़लाइन जो खेला, वह अब आपके खाते में है।',
  turnsJoinedBeside: 'इस बीच कहानी कहीं और आगे बढ़ चुकी थी: दोनों राहें सहेजी हैं।',
  turnsLeft: { one: '{count} बारी नहीं जुड़ पाई', other: '{count} बारियाँ नहीं जुड़ पाईं' },
  toldOtherwise: 'वहाँ से कहानी दूसरी राह चली गई। आपने जो पढ़ा, वह उसके नीचे है।',
}
