import type { Messages } from '../en.ts'

export const filters: Messages['filters'] = {
  title: 'छाँटें',
  active: '{count} शर्तें',
  clear: 'सब शर्तें हटाएँ',
  show: 'नतीजे देखें',
}
