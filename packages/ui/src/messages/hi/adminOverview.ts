import type { AdminMessages } from '../en.ts'
import { dayChart } from './dayChart.ts'

export const adminOverview: AdminMessages['admin']['overview'] = {
  ...dayChart,
  title: 'एक नज़र में',
  range: 'दिन',
  ranges: { 7: 'पिछले 7 दिन', 30: 'पिछले 30 दिन', 90: 'पिछले 90 दिन' },
  loading: 'आँकड़े आ रहे हैं...',
  failed: 'आँकड़े नहीं आ सके',
  failedHint: 'जानकारी नहीं आ सकी। कृपया फिर कोशिश करें।',
  now: 'अभी',
  users: 'खाते',
  waiting: 'संपादक की राह देख रही हैं',
  toReview: 'जाँच पर जाएँ',
  stories: 'कहानियाँ, स्थिति के हिसाब से',
  statuses: {
    draft: 'मसौदा',
    in_review: 'जाँच में',
    published: 'प्रकाशित',
    archived: 'संग्रह में',
  },
  plays: 'खेल',
  finishes: 'पूरे हुए',
  failures: 'विफल',
  credits_issued: 'दिए गए',
  credits_spent: 'ख़र्च हुए',
  charts: {
    played: 'खेल, और जो पूरे हुए',
    failures: 'कथावाचक और चित्रकार की विफलताएँ',
    failuresHint: 'बारियाँ जो कोई कथावाचक या चित्रकार नहीं दे सका। उनका दाम किसी ने नहीं चुकाया।',
    credits: 'दिए गए और ख़र्च हुए क्रेडिट',
  },
  share: '{name}: {total} में से {count}',
}
