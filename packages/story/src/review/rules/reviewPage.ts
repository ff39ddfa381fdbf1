import type { Finding } from '../../finding.ts'
import type { PageProgram } from '../../schema/pageProgram.ts'

export const reviewPage = ({ format }: PageProgram): Finding[] => [
  {
    code: 'page_played',
    severity: 'hint',
    node: null,
    message: `This story is played by its own page (${format || 'a format without a name'}). Its scenes, endings and words are not looked at here, and nothing of it is simulated.`,
    remedy: 'Play it once yourself, and say in its rating what it holds.',
  },
]
