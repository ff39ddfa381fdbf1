import type { Finding, FindingCode } from '../../finding.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import { stepsFrom, type Wiring } from '../../structure/wiring.ts'

/** Findings for features that other tools allow and their authors use on purpose. */
const ALLOWED_ELSEWHERE: ReadonlySet<string> = new Set<FindingCode>([
  'choice_always_locked',
  'choices_alike',
  'empty_text',
  'placeholder_text',
  'self_loop',
  'unreachable_ending',
  'unreachable_node',
])

/** Downgrades findings of an imported story to hints if the original behaves the same. */
export function downgradeOriginalFindings(
  findings: readonly Finding[],
  { origin, ink }: StoryStructure,
  wiring: Wiring,
): Finding[] {
  if (origin === undefined && ink === undefined) return [...findings]
  const steps = wiring.start === -1 ? [] : stepsFrom([wiring.start], wiring.targets)
  const isAllowed = ({ code, field, node }: Finding) =>
    field === undefined &&
    (ALLOWED_ELSEWHERE.has(code) ||
      (code === 'ending_out_of_reach' && steps[wiring.placeOf.get(node ?? '') ?? -1] === -1))
  return findings.map((finding) =>
    finding.severity === 'error' && isAllowed(finding) ? { ...finding, severity: 'hint' } : finding,
  )
}
