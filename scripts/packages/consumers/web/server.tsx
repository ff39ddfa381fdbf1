import { theme, themeSnippet } from '@kathasagar/ui/theme'
import { palettes } from '@kathasagar/ui/tokens'
import { renderToString } from 'react-dom/server'

import { Page } from './Page.tsx'
import { Styles } from './Styles.tsx'

if (!themeSnippet().includes(palettes.dark.canvas) || !theme.space.m) throw new Error('no tokens')
const page = (
  <Styles nonce={process.argv[2]}>
    <Page cover="data:," isWholePage />
  </Styles>
)
process.stdout.write(renderToString(page))
