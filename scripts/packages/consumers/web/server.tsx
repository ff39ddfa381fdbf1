import { theme, themeSnippet } from '@kathasagar/ui/theme'
import { palettes } from '@kathasagar/ui/tokens'
import { renderToString } from 'react-dom/server'

import { App } from './App.tsx'
import { story } from './ownTheme.ts'

if (!themeSnippet().includes(palettes.dark.canvas) || !theme.space.m) throw new Error('no tokens')
if (!story.title) throw new Error('no test data')
process.stdout.write(renderToString(<App cover="data:," nonce={process.argv[2]} />))
