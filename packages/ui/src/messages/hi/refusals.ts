import type { Messages } from '../en.ts'

export const refusals: Messages['refusals'] = {
  'The request could not be read.': 'यह अनुरोध पढ़ा नहीं जा सका।',
  'This action could not be understood.': 'यह क्रिया समझी नहीं जा सकी।',
  'This link is invalid or has expired.': 'यह लिंक ग़लत है, या इसका समय निकल गया है।',
  'That choice is not open here.': 'यह विकल्प यहाँ खुला नहीं है।',
  'That cannot be told in this story. Try a different action.':
    'यह बात इस कहानी में नहीं कही जा सकती। कुछ और आज़माएँ।',
  'Please log in to continue.': 'आगे बढ़ने के लिए लॉग इन करें।',
  'Wrong username or password.': 'यूज़रनेम या पासवर्ड ग़लत है।',
  'Google did not vouch for this sign-in.': 'Google ने इस लॉग इन की पुष्टि नहीं की।',
  'This login link is invalid or has expired.': 'लॉग इन का यह लिंक ग़लत है, या इसका समय निकल गया है।',
  'Your session has expired. Please log in again.': 'आपका लॉग इन समाप्त हो गया। कृपया फिर लॉग इन करें।',
  'Not enough credits.': 'क्रेडिट कम हैं।',
  'You are not allowed to do this.': 'आपको इसकी अनुमति नहीं है।',
  'This account is suspended.': 'यह खाता रोक दिया गया है।',
  'This is a premium story. Please upgrade to play.': 'यह प्रीमियम कहानी है। खेलने के लिए प्रीमियम लें।',
  'This story is for readers of 18 and older.': 'यह कहानी 18 वर्ष और उससे बड़े पाठकों के लिए है।',
  'Not found.': 'नहीं मिला।',
  'Game not found': 'यह कहानी नहीं मिली',
  'Game session not found': 'यह खेल नहीं मिला',
  'The request took too long to arrive.': 'अनुरोध के आने में बहुत देर लगी।',
  'This story has reached its ending.': 'यह कहानी अपने अंत तक पहुँच चुकी है।',
  'Another action is still running.': 'एक क्रिया अभी चल रही है।',
  'The account with this email is opened by another Google account. Sign in with that one, or with your password.':
    'इस ईमेल का खाता किसी और Google खाते से खुलता है। उसी से लॉग इन करें, या अपने पासवर्ड से।',
  'Finish this story before you rate it.': 'रेटिंग देने से पहले कहानी पूरी करें।',
  'This request key was used for another action.': 'यह अनुरोध किसी और क्रिया के लिए भेजा जा चुका है।',
  'Nothing to undo.': 'वापस लेने को कुछ नहीं है।',
  'The request is too large.': 'यह अनुरोध बहुत बड़ा है।',
  'Validation failed.': 'भरी हुई बातें ठीक नहीं हैं।',
  'This story cannot be played from here yet.': 'यह कहानी अभी यहाँ से नहीं खेली जा सकती।',
  'Not enough XP.': 'XP कम हैं।',
  'Too many requests. Please slow down.': 'बहुत सारे अनुरोध आ गए। कृपया ज़रा ठहरें।',
  'Something went wrong on our side. Please try again.':
    'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'The answer was cut off. You were not charged. Please try again.':
    'जवाब बीच में कट गया। आपके क्रेडिट नहीं लगे। कृपया फिर कोशिश करें।',
  'The storyteller gave an unreadable answer. You were not charged.':
    'कथावाचक का जवाब पढ़ा नहीं जा सका। आपके क्रेडिट नहीं लगे।',
  'This model is not available. Please choose another.':
    'यह मॉडल अभी नहीं मिल सकता। कृपया कोई और चुनें।',
  'The storyteller cannot be reached right now. You were not charged. Please try again.':
    'कथावाचक से अभी बात नहीं हो पा रही। आपके क्रेडिट नहीं लगे। कृपया फिर कोशिश करें।',
  'This story has grown too long for this model. Please choose another.':
    'यह कहानी इस मॉडल के लिए बहुत लंबी हो गई है। कृपया कोई और चुनें।',
  'The storyteller is busy. Please try again in a moment.':
    'कथावाचक व्यस्त है। कृपया ज़रा देर में फिर कोशिश करें।',
  'Playing is paused while our books are checked. You can go on reading.':
    'हिसाब जाँचा जा रहा है, इसलिए खेल रुका है। पढ़ना आप जारी रख सकते हैं।',
  'Google cannot be reached right now. Please try again in a moment.':
    'Google से अभी संपर्क नहीं हो पा रहा। कृपया ज़रा देर में फिर कोशिश करें।',
  'The service is busy. Please try again in a moment.': 'अभी भीड़ है। कृपया ज़रा देर में फिर कोशिश करें।',
  'The storyteller took too long to answer. You were not charged. Please try again.':
    'कथावाचक ने बहुत देर लगा दी। आपके क्रेडिट नहीं लगे। कृपया फिर कोशिश करें।',
  'Invalid response format': 'जवाब समझ में नहीं आया',
  'Username or email is required': 'यूज़रनेम या ईमेल लिखें',
  'Username or email must be at least 3 characters': 'यूज़रनेम या ईमेल में कम से कम 3 अक्षर हों',
  'Username or email cannot exceed 50 characters': 'यूज़रनेम या ईमेल में ज़्यादा से ज़्यादा 50 अक्षर हों',
  'Username is required': 'यूज़रनेम लिखें',
  'Username must be at least 3 characters': 'यूज़रनेम में कम से कम 3 अक्षर हों',
  'Username cannot exceed 30 characters': 'यूज़रनेम में ज़्यादा से ज़्यादा 30 अक्षर हों',
  'Username can only contain letters, numbers, and underscores':
    'यूज़रनेम में केवल अंग्रेज़ी अक्षर, अंक और अंडरस्कोर हो सकते हैं',
  'This username is already taken': 'यह यूज़रनेम किसी और का है',
  'Email is required': 'ईमेल लिखें',
  'Please enter a valid email address': 'सही ईमेल पता लिखें',
  'An account with this email already exists': 'इस ईमेल से एक खाता पहले से है',
  'Password is required': 'पासवर्ड लिखें',
  'Password must be at least 8 characters': 'पासवर्ड में कम से कम 8 अक्षर हों',
  'Password cannot exceed 128 characters': 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हों',
  'Password must include uppercase, lowercase, number and special character':
    'पासवर्ड में बड़ा और छोटा अंग्रेज़ी अक्षर, एक अंक और एक विशेष चिह्न हो',
  'This password is too easy to guess. Please choose another.':
    'यह पासवर्ड आसानी से भाँपा जा सकता है। कृपया कोई और चुनें।',
  'Please confirm your password': 'पासवर्ड दोबारा लिखें',
  'Passwords do not match': 'दोनों पासवर्ड एक-से नहीं हैं',
  'Display name cannot exceed 50 characters': 'नाम में ज़्यादा से ज़्यादा 50 अक्षर हों',
  'If this email is registered, you will receive password reset instructions':
    'यदि यह ईमेल हमारे यहाँ है, तो पासवर्ड बदलने का लिंक आपको मिल जाएगा',
  'Verification email sent if account exists': 'यदि ऐसा खाता है, तो पुष्टि का ईमेल भेज दिया गया है',
}
