import type { AdminMessages } from '../en.ts'

export const adminPager: AdminMessages['admin']['pager'] = {
  previous: 'पिछला',
  next: 'अगला',
  place: '{pages} में से पन्ना {page}',
  perPage: 'हर पन्ने पर पंक्तियाँ',
  jump: 'पन्ने पर जाएँ',
  go: 'जाएँ',
}
