import { theme, themeSnippet } from '@kathasagar/ui/theme'
import { palettes } from '@kathasagar/ui/tokens'
import { renderToString } from 'react-dom/server'

import { Page } from './Page.tsx'

if (!themeSnippet().includes(palettes.dark.canvas) || !theme.space.m) throw new Error('no tokens')
process.stdout.write(renderToString(<Page cover="data:," isWholePage />))
