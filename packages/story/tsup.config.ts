import { built } from '../../scripts/packages/built.ts'
import manifest from './package.json' with { type: 'json' }

export default built(manifest)
