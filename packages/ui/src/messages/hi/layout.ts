import type { Messages } from '../en.ts'

export const layout: Messages['layout'] = {
  product: 'कथासागर',
  productInHindi: 'कथासागर',
  homeLink: 'मुखपृष्ठ',
  mainNavigation: 'मुख्य',
  menu: 'मेन्यू',
  create: 'रचें',
  treasury: 'ख़ज़ाना',
  joinWaitlist: 'प्रतीक्षा सूची',
  login: 'लॉग इन',
  profile: 'प्रगति',
  saved: 'बाद के लिए रखी कहानियाँ',
  account: 'खाते की सेटिंग',
  logOut: 'लॉग आउट',
  credits: { one: '{count} क्रेडिट', other: '{count} क्रेडिट' },
  search: 'खोजें',
  copyright: '© {year}',
  footerNavigation: 'पाद',
  offline: 'आप ऑफ़लाइन हैं। यह पन्ना नेटवर्क की राह देख रहा है।',
  offlinePlay:
    'आप ऑफ़लाइन हैं: आगे की कथा साइट का अपना कथावाचक सुनाता है। नेटवर्क लौटते ही आपकी बारियाँ आपके खाते से जुड़ जाएँगी; चित्र, साझा करना और दूसरे कथावाचक भी तब तक रुके हैं।',
  joiningTurns: 'आप लौट आए। आपकी बारियाँ आपके खाते से जुड़ रही हैं…',
  offlineInPlay: 'आप ऑफ़लाइन हैं। अब तक की कथा पढ़ सकते हैं; जो आप लिखेंगे, वह सहेजा रहेगा।',
  keptReading: 'उसके बिना भी पढ़ें:',
  language: 'भाषा',
  theme: {
    label: 'रूप',
    choices: { dark: 'रात', light: 'दिन', contrast: 'गहरा अंतर', system: 'डिवाइस जैसा' },
  },
}
