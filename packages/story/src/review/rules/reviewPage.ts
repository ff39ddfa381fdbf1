import type { Finding } from '../../finding.ts'
import type { PageProgram } from '../../schema/pageProgram.ts'

export const reviewPage = ({ format }: PageProgram): Finding[] => [
  {
    code: 'page_played',
    severity: 'hint',
    node: null,
    message: `This story is played by its own page (${format || 'a format without a name'}). Its scenes, endings and texts are not validated.`,
    remedy: 'Play it once, and choose a content rating that fits it.',
  },
]
