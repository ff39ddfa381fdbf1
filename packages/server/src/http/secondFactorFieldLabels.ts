/** What people call the fields of calls by which they add and show a second factor. */
export const SECOND_FACTOR_FIELD_LABELS: Readonly<Record<string, string>> = {
  attestationObject: 'Attestation',
  authenticatorData: 'Authenticator data',
  challenge: 'Challenge',
  clientDataJSON: 'Client data',
  one_time_code: 'Code',
  passkey: 'Passkey',
  passkey_id: 'Passkey',
  recovery_code: 'Recovery code',
  response: 'Answer of the passkey',
  signature: 'Signature',
  type: 'Kind',
}
