import type { Messages } from '../en.ts'

/** What is wrong with a field of a form, by the name of the fault. */
export const faults: Messages['site']['faults'] = {
  fieldsMissing: 'सभी खाने भरें',
  identifierMissing: 'यूज़रनेम या ईमेल लिखें',
  identifierShort: 'यूज़रनेम या ईमेल में कम से कम 3 अक्षर हों',
  identifierLong: 'यूज़रनेम या ईमेल में ज़्यादा से ज़्यादा 50 अक्षर हों',
  usernameMissing: 'यूज़रनेम लिखें',
  usernameShort: 'यूज़रनेम में कम से कम 3 अक्षर हों',
  usernameLong: 'यूज़रनेम में ज़्यादा से ज़्यादा 30 अक्षर हों',
  usernameChars: 'यूज़रनेम में केवल अंग्रेज़ी अक्षर, अंक और अंडरस्कोर हो सकते हैं',
  usernameTaken: 'यह यूज़रनेम किसी और का है',
  emailMissing: 'ईमेल लिखें',
  emailInvalid: 'सही ईमेल पता लिखें',
  emailTaken: 'इस ईमेल से एक खाता पहले से है',
  passwordMissing: 'पासवर्ड लिखें',
  passwordShort: 'पासवर्ड में कम से कम 8 अक्षर हों',
  passwordLong: 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हों',
  passwordWeak: 'पासवर्ड में बड़ा और छोटा अंग्रेज़ी अक्षर, एक अंक और एक विशेष चिह्न हो',
  passwordCommon: 'यह पासवर्ड आसानी से भाँपा जा सकता है। कृपया कोई और चुनें।',
  confirmMissing: 'पासवर्ड दोबारा लिखें',
  confirmDiffers: 'दोनों पासवर्ड एक-से नहीं हैं',
  displayNameLong: 'नाम में ज़्यादा से ज़्यादा 50 अक्षर हों',
  avatarInvalid: 'ऐसा पता लिखें जो https:// से शुरू हो',
  currentPasswordWrong: 'यह आपका मौजूदा पासवर्ड नहीं है',
  noPassword: 'इस खाते का अभी कोई पासवर्ड नहीं है। पहले ईमेल से एक चुनें।',
}
