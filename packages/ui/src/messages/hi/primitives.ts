import type { Messages } from '../en.ts'

export const primitives: Messages['primitives'] = {
  externalLink: 'नए टैब में खुलता है',
  moreAbout: '{title} के बारे में',
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  retry: 'फिर कोशिश करें',
  errorTitle: 'कुछ गड़बड़ हो गई',
  partFailed: 'पन्ने का यह हिस्सा नहीं दिखाया जा सका।',
  close: 'बंद करें',
  reveal: 'लिखा हुआ दिखाएँ',
  ruleMet: 'पूरा',
  ruleUnmet: 'अभी बाक़ी',
}
