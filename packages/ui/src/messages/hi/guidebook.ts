import type { Messages } from '../en.ts'

export const guidebook: Messages['guidebook'] = {
  title: 'मार्गदर्शिका',
  onThisPage: 'इस पन्ने पर',
  gettingStarted: 'शुरुआत कैसे करें',
  accountQuestions: 'खाते से जुड़े सवाल',
  privacySecurity: 'निजता और सुरक्षा',
  terms: 'सेवा की शर्तें',
  privacy: 'निजता नीति',
}
