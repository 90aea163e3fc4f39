// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { isWebAddress as formats0 } from "../../formats/web-address.ts";
import { AccountChangeBody } from "../bodies/account-change.ts";

const schema0 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"language":{"type":"string","enum":["en","es","fr"]},"timeZone":{"type":"string","minLength":1,"maxLength":64},"targets":{"type":"object","additionalProperties":false,"required":["answerWithinSeconds","serviceLevelPercent","waiting","longestWaitSeconds","abandonedPercent"],"properties":{"answerWithinSeconds":{"type":"integer","minimum":1,"maximum":600},"serviceLevelPercent":{"type":"integer","minimum":1,"maximum":100},"waiting":{"type":"integer","minimum":0,"maximum":100000},"longestWaitSeconds":{"type":"integer","minimum":1,"maximum":86400},"abandonedPercent":{"type":"integer","minimum":0,"maximum":100}}},"taxId":{"type":"string","minLength":1,"maxLength":40,"pattern":"\\S"},"address":{"type":"string","minLength":1,"maxLength":300,"pattern":"\\S"},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"principal":{"type":"string","pattern":"^[0-9a-f]{24}$"},"supervision":{"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"termsAccepted":{"const":true}}},"configuration":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"beta":{"type":"boolean"},"recordingMode":{"type":"string","enum":["automatic","manual"]},"recordingFilename":{"type":"string","minLength":1,"maxLength":200,"pattern":"^(?:[^{}\\\\/:*?\"<>|\\x00-\\x1f\\x7f]|\\{(?:callId|date|time|segment|agent|contact|channel|recordingId)\\})+$"},"acdModel":{"type":"string","enum":["default","circular"]},"maxResponseSeconds":{"type":"integer","minimum":5,"maximum":300},"dismissIncoming":{"type":"boolean"},"fileExtensions":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z0-9]{1,10}$"}},"captchaProvider":{"type":"string","enum":["none","recaptcha","recaptcha-enterprise","hcaptcha","turnstile"]},"captchaSiteKey":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^[\\x21-\\x7e]+$"},"captchaSecret":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[\\x21-\\x7e]+$","writeOnly":true},"captchaResourceCdn":{"type":["string","null"],"maxLength":2000,"format":"uri","pattern":"^https://[^\\s/?#]+\\S*$"},"captchaProjectId":{"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[\\x21-\\x7e]+$"},"virtualBackgrounds":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":2000,"format":"uri","pattern":"^https://[^\\s/?#]+\\S*$"}},"showAgentFullName":{"type":"boolean"},"statusLimits":{"type":"object","additionalProperties":false,"properties":{"break":{"type":"integer","minimum":1,"maximum":1440},"bath":{"type":"integer","minimum":1,"maximum":1440},"meal":{"type":"integer","minimum":1,"maximum":1440},"meeting":{"type":"integer","minimum":1,"maximum":1440},"team-meeting":{"type":"integer","minimum":1,"maximum":1440},"training":{"type":"integer","minimum":1,"maximum":1440},"busy":{"type":"integer","minimum":1,"maximum":1440}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern3 = new RegExp("^[A-Z]{2}$", "u");
const pattern4 = new RegExp("^[0-9a-f]{24}$", "u");
const pattern5 = new RegExp("^(?:[^{}\\\\/:*?\"<>|\\x00-\\x1f\\x7f]|\\{(?:callId|date|time|segment|agent|contact|channel|recordingId)\\})+$", "u");
const pattern6 = new RegExp("^[a-z0-9]{1,10}$", "u");
const pattern7 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern9 = new RegExp("^https://[^\\s/?#]+\\S*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = withError(vErrors, instancePath, "minProperties", 1);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 120){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 120);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, instancePath+"/language", "type");
errors++;
}
if(!(((data1 === "en") || (data1 === "es")) || (data1 === "fr"))){
vErrors = withError(vErrors, instancePath+"/language", "enum");
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func1(data2) > 64){
vErrors = withError(vErrors, instancePath+"/timeZone", "maxLength", 64);
errors++;
}
if(func1(data2) < 1){
vErrors = withError(vErrors, instancePath+"/timeZone", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/timeZone", "type");
errors++;
}
}
if(data.targets !== undefined){
let data3 = data.targets;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.answerWithinSeconds === undefined){
vErrors = withError(vErrors, instancePath+"/targets", "required", "answerWithinSeconds");
errors++;
}
if(data3.serviceLevelPercent === undefined){
vErrors = withError(vErrors, instancePath+"/targets", "required", "serviceLevelPercent");
errors++;
}
if(data3.waiting === undefined){
vErrors = withError(vErrors, instancePath+"/targets", "required", "waiting");
errors++;
}
if(data3.longestWaitSeconds === undefined){
vErrors = withError(vErrors, instancePath+"/targets", "required", "longestWaitSeconds");
errors++;
}
if(data3.abandonedPercent === undefined){
vErrors = withError(vErrors, instancePath+"/targets", "required", "abandonedPercent");
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "answerWithinSeconds") || (key1 === "serviceLevelPercent")) || (key1 === "waiting")) || (key1 === "longestWaitSeconds")) || (key1 === "abandonedPercent"))){
vErrors = withError(vErrors, instancePath+"/targets", "additionalProperties", key1);
errors++;
}
}
if(data3.answerWithinSeconds !== undefined){
let data4 = data3.answerWithinSeconds;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = withError(vErrors, instancePath+"/targets/answerWithinSeconds", "type");
errors++;
}
if(typeof data4 == "number"){
if(data4 > 600 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/targets/answerWithinSeconds", "maximum", 600);
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/targets/answerWithinSeconds", "minimum", 1);
errors++;
}
}
}
if(data3.serviceLevelPercent !== undefined){
let data5 = data3.serviceLevelPercent;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, instancePath+"/targets/serviceLevelPercent", "type");
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
vErrors = withError(vErrors, instancePath+"/targets/serviceLevelPercent", "maximum", 100);
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = withError(vErrors, instancePath+"/targets/serviceLevelPercent", "minimum", 1);
errors++;
}
}
}
if(data3.waiting !== undefined){
let data6 = data3.waiting;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = withError(vErrors, instancePath+"/targets/waiting", "type");
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100000 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/targets/waiting", "maximum", 100000);
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/targets/waiting", "minimum", 0);
errors++;
}
}
}
if(data3.longestWaitSeconds !== undefined){
let data7 = data3.longestWaitSeconds;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = withError(vErrors, instancePath+"/targets/longestWaitSeconds", "type");
errors++;
}
if(typeof data7 == "number"){
if(data7 > 86400 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/targets/longestWaitSeconds", "maximum", 86400);
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/targets/longestWaitSeconds", "minimum", 1);
errors++;
}
}
}
if(data3.abandonedPercent !== undefined){
let data8 = data3.abandonedPercent;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = withError(vErrors, instancePath+"/targets/abandonedPercent", "type");
errors++;
}
if(typeof data8 == "number"){
if(data8 > 100 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/targets/abandonedPercent", "maximum", 100);
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/targets/abandonedPercent", "minimum", 0);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/targets", "type");
errors++;
}
}
if(data.taxId !== undefined){
let data9 = data.taxId;
if(typeof data9 === "string"){
if(func1(data9) > 40){
vErrors = withError(vErrors, instancePath+"/taxId", "maxLength", 40);
errors++;
}
if(func1(data9) < 1){
vErrors = withError(vErrors, instancePath+"/taxId", "minLength", 1);
errors++;
}
if(!pattern0.test(data9)){
vErrors = withError(vErrors, instancePath+"/taxId", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/taxId", "type");
errors++;
}
}
if(data.address !== undefined){
let data10 = data.address;
if(typeof data10 === "string"){
if(func1(data10) > 300){
vErrors = withError(vErrors, instancePath+"/address", "maxLength", 300);
errors++;
}
if(func1(data10) < 1){
vErrors = withError(vErrors, instancePath+"/address", "minLength", 1);
errors++;
}
if(!pattern0.test(data10)){
vErrors = withError(vErrors, instancePath+"/address", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/address", "type");
errors++;
}
}
if(data.country !== undefined){
let data11 = data.country;
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
vErrors = withError(vErrors, instancePath+"/country", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/country", "type");
errors++;
}
}
if(data.principal !== undefined){
let data12 = data.principal;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
vErrors = withError(vErrors, instancePath+"/principal", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/principal", "type");
errors++;
}
}
if(data.supervision !== undefined){
let data13 = data.supervision;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.enabled === undefined){
vErrors = withError(vErrors, instancePath+"/supervision", "required", "enabled");
errors++;
}
for(const key2 in data13){
if(!((key2 === "enabled") || (key2 === "termsAccepted"))){
vErrors = withError(vErrors, instancePath+"/supervision", "additionalProperties", key2);
errors++;
}
}
if(data13.enabled !== undefined){
if(typeof data13.enabled !== "boolean"){
vErrors = withError(vErrors, instancePath+"/supervision/enabled", "type");
errors++;
}
}
if(data13.termsAccepted !== undefined){
if(true !== data13.termsAccepted){
vErrors = withError(vErrors, instancePath+"/supervision/termsAccepted", "const");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/supervision", "type");
errors++;
}
}
if(data.configuration !== undefined){
let data16 = data.configuration;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length < 1){
vErrors = withError(vErrors, instancePath+"/configuration", "minProperties", 1);
errors++;
}
for(const key3 in data16){
if(!(func0.call(schema0.properties.configuration.properties, key3))){
vErrors = withError(vErrors, instancePath+"/configuration", "additionalProperties", key3);
errors++;
}
}
if(data16.beta !== undefined){
if(typeof data16.beta !== "boolean"){
vErrors = withError(vErrors, instancePath+"/configuration/beta", "type");
errors++;
}
}
if(data16.recordingMode !== undefined){
let data18 = data16.recordingMode;
if(typeof data18 !== "string"){
vErrors = withError(vErrors, instancePath+"/configuration/recordingMode", "type");
errors++;
}
if(!((data18 === "automatic") || (data18 === "manual"))){
vErrors = withError(vErrors, instancePath+"/configuration/recordingMode", "enum");
errors++;
}
}
if(data16.recordingFilename !== undefined){
let data19 = data16.recordingFilename;
if(typeof data19 === "string"){
if(func1(data19) > 200){
vErrors = withError(vErrors, instancePath+"/configuration/recordingFilename", "maxLength", 200);
errors++;
}
if(func1(data19) < 1){
vErrors = withError(vErrors, instancePath+"/configuration/recordingFilename", "minLength", 1);
errors++;
}
if(!pattern5.test(data19)){
vErrors = withError(vErrors, instancePath+"/configuration/recordingFilename", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration/recordingFilename", "type");
errors++;
}
}
if(data16.acdModel !== undefined){
let data20 = data16.acdModel;
if(typeof data20 !== "string"){
vErrors = withError(vErrors, instancePath+"/configuration/acdModel", "type");
errors++;
}
if(!((data20 === "default") || (data20 === "circular"))){
vErrors = withError(vErrors, instancePath+"/configuration/acdModel", "enum");
errors++;
}
}
if(data16.maxResponseSeconds !== undefined){
let data21 = data16.maxResponseSeconds;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
vErrors = withError(vErrors, instancePath+"/configuration/maxResponseSeconds", "type");
errors++;
}
if(typeof data21 == "number"){
if(data21 > 300 || isNaN(data21)){
vErrors = withError(vErrors, instancePath+"/configuration/maxResponseSeconds", "maximum", 300);
errors++;
}
if(data21 < 5 || isNaN(data21)){
vErrors = withError(vErrors, instancePath+"/configuration/maxResponseSeconds", "minimum", 5);
errors++;
}
}
}
if(data16.dismissIncoming !== undefined){
if(typeof data16.dismissIncoming !== "boolean"){
vErrors = withError(vErrors, instancePath+"/configuration/dismissIncoming", "type");
errors++;
}
}
if(data16.fileExtensions !== undefined){
let data23 = data16.fileExtensions;
if(Array.isArray(data23)){
if(data23.length > 50){
vErrors = withError(vErrors, instancePath+"/configuration/fileExtensions", "maxItems", 50);
errors++;
}
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
if(typeof data24 === "string"){
if(!pattern6.test(data24)){
vErrors = withError(vErrors, instancePath+"/configuration/fileExtensions/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration/fileExtensions/" + i0, "type");
errors++;
}
}
if(new Set(data23).size < data23.length){
vErrors = withError(vErrors, instancePath+"/configuration/fileExtensions", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration/fileExtensions", "type");
errors++;
}
}
if(data16.captchaProvider !== undefined){
let data25 = data16.captchaProvider;
if(typeof data25 !== "string"){
vErrors = withError(vErrors, instancePath+"/configuration/captchaProvider", "type");
errors++;
}
if(!(((((data25 === "none") || (data25 === "recaptcha")) || (data25 === "recaptcha-enterprise")) || (data25 === "hcaptcha")) || (data25 === "turnstile"))){
vErrors = withError(vErrors, instancePath+"/configuration/captchaProvider", "enum");
errors++;
}
}
if(data16.captchaSiteKey !== undefined){
let data26 = data16.captchaSiteKey;
if((typeof data26 !== "string") && (data26 !== null)){
vErrors = withError(vErrors, instancePath+"/configuration/captchaSiteKey", "type");
errors++;
}
if(typeof data26 === "string"){
if(func1(data26) > 200){
vErrors = withError(vErrors, instancePath+"/configuration/captchaSiteKey", "maxLength", 200);
errors++;
}
if(func1(data26) < 1){
vErrors = withError(vErrors, instancePath+"/configuration/captchaSiteKey", "minLength", 1);
errors++;
}
if(!pattern7.test(data26)){
vErrors = withError(vErrors, instancePath+"/configuration/captchaSiteKey", "pattern");
errors++;
}
}
}
if(data16.captchaSecret !== undefined){
let data27 = data16.captchaSecret;
if(typeof data27 === "string"){
if(func1(data27) > 500){
vErrors = withError(vErrors, instancePath+"/configuration/captchaSecret", "maxLength", 500);
errors++;
}
if(func1(data27) < 1){
vErrors = withError(vErrors, instancePath+"/configuration/captchaSecret", "minLength", 1);
errors++;
}
if(!pattern7.test(data27)){
vErrors = withError(vErrors, instancePath+"/configuration/captchaSecret", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration/captchaSecret", "type");
errors++;
}
}
if(data16.captchaResourceCdn !== undefined){
let data28 = data16.captchaResourceCdn;
if((typeof data28 !== "string") && (data28 !== null)){
vErrors = withError(vErrors, instancePath+"/configuration/captchaResourceCdn", "type");
errors++;
}
if(typeof data28 === "string"){
if(func1(data28) > 2000){
vErrors = withError(vErrors, instancePath+"/configuration/captchaResourceCdn", "maxLength", 2000);
errors++;
}
if(!pattern9.test(data28)){
vErrors = withError(vErrors, instancePath+"/configuration/captchaResourceCdn", "pattern");
errors++;
}
if(!(formats0(data28))){
vErrors = withError(vErrors, instancePath+"/configuration/captchaResourceCdn", "format");
errors++;
}
}
}
if(data16.captchaProjectId !== undefined){
let data29 = data16.captchaProjectId;
if((typeof data29 !== "string") && (data29 !== null)){
vErrors = withError(vErrors, instancePath+"/configuration/captchaProjectId", "type");
errors++;
}
if(typeof data29 === "string"){
if(func1(data29) > 100){
vErrors = withError(vErrors, instancePath+"/configuration/captchaProjectId", "maxLength", 100);
errors++;
}
if(func1(data29) < 1){
vErrors = withError(vErrors, instancePath+"/configuration/captchaProjectId", "minLength", 1);
errors++;
}
if(!pattern7.test(data29)){
vErrors = withError(vErrors, instancePath+"/configuration/captchaProjectId", "pattern");
errors++;
}
}
}
if(data16.virtualBackgrounds !== undefined){
let data30 = data16.virtualBackgrounds;
if(Array.isArray(data30)){
if(data30.length > 20){
vErrors = withError(vErrors, instancePath+"/configuration/virtualBackgrounds", "maxItems", 20);
errors++;
}
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(typeof data31 === "string"){
if(func1(data31) > 2000){
vErrors = withError(vErrors, instancePath+"/configuration/virtualBackgrounds/" + i1, "maxLength", 2000);
errors++;
}
if(!pattern9.test(data31)){
vErrors = withError(vErrors, instancePath+"/configuration/virtualBackgrounds/" + i1, "pattern");
errors++;
}
if(!(formats0(data31))){
vErrors = withError(vErrors, instancePath+"/configuration/virtualBackgrounds/" + i1, "format");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration/virtualBackgrounds/" + i1, "type");
errors++;
}
}
if(new Set(data30).size < data30.length){
vErrors = withError(vErrors, instancePath+"/configuration/virtualBackgrounds", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration/virtualBackgrounds", "type");
errors++;
}
}
if(data16.showAgentFullName !== undefined){
if(typeof data16.showAgentFullName !== "boolean"){
vErrors = withError(vErrors, instancePath+"/configuration/showAgentFullName", "type");
errors++;
}
}
if(data16.statusLimits !== undefined){
let data33 = data16.statusLimits;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key4 in data33){
if(!(((((((key4 === "break") || (key4 === "bath")) || (key4 === "meal")) || (key4 === "meeting")) || (key4 === "team-meeting")) || (key4 === "training")) || (key4 === "busy"))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits", "additionalProperties", key4);
errors++;
}
}
if(data33.break !== undefined){
let data34 = data33.break;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/break", "type");
errors++;
}
if(typeof data34 == "number"){
if(data34 > 1440 || isNaN(data34)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/break", "maximum", 1440);
errors++;
}
if(data34 < 1 || isNaN(data34)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/break", "minimum", 1);
errors++;
}
}
}
if(data33.bath !== undefined){
let data35 = data33.bath;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/bath", "type");
errors++;
}
if(typeof data35 == "number"){
if(data35 > 1440 || isNaN(data35)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/bath", "maximum", 1440);
errors++;
}
if(data35 < 1 || isNaN(data35)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/bath", "minimum", 1);
errors++;
}
}
}
if(data33.meal !== undefined){
let data36 = data33.meal;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/meal", "type");
errors++;
}
if(typeof data36 == "number"){
if(data36 > 1440 || isNaN(data36)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/meal", "maximum", 1440);
errors++;
}
if(data36 < 1 || isNaN(data36)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/meal", "minimum", 1);
errors++;
}
}
}
if(data33.meeting !== undefined){
let data37 = data33.meeting;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/meeting", "type");
errors++;
}
if(typeof data37 == "number"){
if(data37 > 1440 || isNaN(data37)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/meeting", "maximum", 1440);
errors++;
}
if(data37 < 1 || isNaN(data37)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/meeting", "minimum", 1);
errors++;
}
}
}
if(data33["team-meeting"] !== undefined){
let data38 = data33["team-meeting"];
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/team-meeting", "type");
errors++;
}
if(typeof data38 == "number"){
if(data38 > 1440 || isNaN(data38)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/team-meeting", "maximum", 1440);
errors++;
}
if(data38 < 1 || isNaN(data38)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/team-meeting", "minimum", 1);
errors++;
}
}
}
if(data33.training !== undefined){
let data39 = data33.training;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/training", "type");
errors++;
}
if(typeof data39 == "number"){
if(data39 > 1440 || isNaN(data39)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/training", "maximum", 1440);
errors++;
}
if(data39 < 1 || isNaN(data39)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/training", "minimum", 1);
errors++;
}
}
}
if(data33.busy !== undefined){
let data40 = data33.busy;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/busy", "type");
errors++;
}
if(typeof data40 == "number"){
if(data40 > 1440 || isNaN(data40)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/busy", "maximum", 1440);
errors++;
}
if(data40 < 1 || isNaN(data40)){
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits/busy", "minimum", 1);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration/statusLimits", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/configuration", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** AccountChange as JSON Schema, and the check of it. */
export const AccountChangeCheck: CheckedBody = {
  schema: AccountChangeBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
