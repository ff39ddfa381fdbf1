/** More words of every day, as players say them in Hindi. A row a meaning: English | Hindi. */
export const COMMONPLACE = `
ask beg demand request want | माँगना माँगो
between middle centre | बीच
queue row line | क़तार पंक्ति
half | आधा
four | चार चारों
forty | चालीस चालीसों
thirty | तीस
wrong mistake error false | ग़लत ग़लती ग़लतियाँ
prove proof evidence | साबित सबूत प्रमाण
day daytime | दिन
try attempt | कोशिश
field ground plain | मैदान
remove away | हटाना हटाओ
equal same level | बराबर
late delay wait | देर देरी
wait await | इंतज़ार प्रतीक्षा intezaar
layer fold | परत
more much too | ज़्यादा
stick paste glue | चिपकाना
advice counsel advise | सलाह मशवरा
ready prepare | तैयार तैयारी
measure size | नापना नाप
soft gentle | नरम मुलायम
argue debate quarrel | बहस शास्त्रार्थ
decide settle fix | तय
drawer | दराज़
dig | खोदना
cover wrap | ओढ़ाना लपेटना ओढ़ना
threshold doorstep | देहरी ड्योढ़ी
knee kneel | घुटना टेकना
long tall | लंबा
practice rehearse drill | अभ्यास
benefit profit use advantage | फ़ायदा लाभ
grass hay | घास
good nice well | अच्छा
recline rest | लेटना
abuse insult curse | अपशब्द
hug embrace | आलिंगन
warning warn | चेतावनी चेताना ख़बरदार
hot warm | गरम
raw unripe unbaked unfired | कच्चा
corner | कोना
slip slide shift | खिसकना सरकाना सरकना
print stamp press | छापना छपवाना
contest compete match duel | मुक़ाबला
bamboo reed | बाँस सरकंडा
like prefer choose | पसंद
trouble mess wrong | गड़बड़
forge forgery fraud | जालसाज़ी
jerk tug | झटका
journey travel trip | सफ़र यात्रा
traveller passenger pilgrim | यात्री
sell sold | बेचना बेचा
sweet sugar | मीठा मिठाई
earn wage | कमाना कमाई
greed greedy tempt | लालच
quarrel fight dispute | झगड़ा लड़ाई
pay repay settle | चुकाना
translate translation interpret | तर्जुमा अनुवाद उल्था
ever never | कभी
greet salute bow | सलाम नमस्ते प्रणाम
innocent blameless | बेक़सूर निर्दोष
guilty blame fault crime | दोषी दोष क़सूर कुसूर
swing cradle | झूला
gift present birthday | तोहफ़ा उपहार
solve untangle | सुलझाना
hawk falcon kite | बाज़ चील
farewell goodbye leave | विदा
teach lesson learn | सिखाना सीखना
simple plain | सादा
obey fulfil keep honour | पालन निभाना
pillar pole post | खंभा
high height tall | ऊँचा ऊँचाई
shake move stir | हिलाना हिलना हिलाओ
vow fast | व्रत
report complain complaint | रिपोर्ट शिकायत
rule law order | क़ायदा नियम क़ानून
sign signal gesture hint | इशारा संकेत
arm sleeve | बाँह आस्तीन
wish will | मरज़ी इच्छा
notice announcement inform | सूचना नोटिस
tenant lodger | किराएदार
check inspect examine test | जाँचना जाँच परखना
way manner style | ढंग तरीक़ा
witch hag | चुड़ैल डायन
class lesson school | क्लास कक्षा पाठशाला
wounded injured hurt | घायल चोट
camp tent | शिविर तंबू
general commander captain | सेनापति
ladle spoon | कलछी चम्मच
beautiful pretty lovely | सुंदर ख़ूबसूरत
knock tap | खटखटाना दस्तक
pretend act fake | बहाना ढोंग नाटक स्वाँग
careful caution watch | सावधान सँभलना
exactly quite really | बिल्कुल एकदम
only just | सिर्फ़ केवल
afternoon noon | दोपहर
sentence | वाक्य
last final end | आख़िरी अंतिम
trust believe faith | भरोसा यक़ीन विश्वास
truth true honest | सच सच्चाई सत्य
lie false untrue | झूठ झूठा
forgive pardon sorry | माफ़ माफ़ी क्षमा
afraid fear scared frightened | डर डरना ख़ौफ़
angry anger rage | ग़ुस्सा क्रोध
cry weep tears | रोना आँसू
laugh joke | हँसना मज़ाक़
happy joy glad | ख़ुश ख़ुशी
sad sorrow grief | दुखी दुख ग़म
hungry hunger | भूख भूखा
thirsty thirst | प्यास प्यासा
food meal dinner supper eat | खाना भोजन रोटी
sleep nap bed | सोना नींद बिस्तर
awake wake rise | जागना जगाना उठाना
die dead death kill | मरना मौत मारना
sick ill fever medicine | बीमार बुख़ार दवा
money rupee coin pay | पैसे रुपए दाम
share divide split distribute | बाँटना हिस्सा
save rescue protect | बचाना रक्षा
hide secret conceal | छिपाना छुपाना छिपना राज़
steal thief theft rob | चुराना चोर चोरी
count number sum | गिनना गिनती
choose pick select | चुनना
begin start | शुरू आरंभ
stop halt prevent end | रोकना रुकना ठहरना
stay remain | रहना ठहरना रुकना
clean wash wipe | साफ़ धोना पोंछना
carry lift shoulder | कंधा उठाना ढोना
wear dress clothes cloth | पहनना कपड़ा कपड़े
smell sniff scent | सूँघना गंध ख़ुशबू बू
taste lick bite | चखना स्वाद काटना चाटना
touch feel stroke | छूना सहलाना
pour spill fill | उँडेलना भरना गिराना
cut slice chop | काटना
tear rip | फाड़ना
mend repair fix | मरम्मत जोड़ना
build make create | बनाना गढ़ना
`
