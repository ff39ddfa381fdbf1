import type { StructurePath } from '../structure/authoredTexts.ts'
import type { VariableWrite } from './statements.ts'

export function pathOfWrite(written: VariableWrite, ...field: StructurePath): StructurePath {
  switch (written.of) {
    case 'choice':
      return ['nodes', written.node, 'choices', written.index, ...field]
    case 'fails':
      return ['nodes', written.node, 'choices', written.index, 'check', 'fails', ...field]
    case 'reaction':
      return ['nodes', written.node, 'reactions', written.index, ...field]
    case 'story':
      return ['reactions', written.index, ...field]
    case 'topic':
      return ['cast', written.person, 'says', written.index, ...field]
    case 'asks':
      return ['nodes', written.node, 'asks', written.index, ...field]
    case 'said':
      return ['nodes', written.node]
    case 'close_up':
      return ['nodes', written.node, 'close_up', ...field]
  }
}
