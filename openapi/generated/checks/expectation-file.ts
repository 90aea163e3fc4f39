// Generated from openapi/recording.yaml by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { ExpectationFileBody } from "../bodies/expectation-file.ts";

const pattern0 = new RegExp("^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
vErrors = withError(vErrors, instancePath, "required", "format");
errors++;
}
if(data.version === undefined){
vErrors = withError(vErrors, instancePath, "required", "version");
errors++;
}
if(data.expectations === undefined){
vErrors = withError(vErrors, instancePath, "required", "expectations");
errors++;
}
for(const key0 in data){
if(!(((key0 === "format") || (key0 === "version")) || (key0 === "expectations"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.format !== undefined){
if("switchboard-expectations" !== data.format){
vErrors = withError(vErrors, instancePath+"/format", "const");
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
vErrors = withError(vErrors, instancePath+"/version", "const");
errors++;
}
}
if(data.expectations !== undefined){
let data2 = data.expectations;
if(Array.isArray(data2)){
if(data2.length > 1000){
vErrors = withError(vErrors, instancePath+"/expectations", "maxItems", 1000);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
let valid3 = false;
let passing0 = null;
const _errs8 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.expect === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "expect");
errors++;
}
if(data3.that === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "that");
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "expect") || (key1 === "that")) || (key1 === "seconds")) || (key1 === "from")) || (key1 === "until"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "additionalProperties", key1);
errors++;
}
}
if(data3.expect !== undefined){
let data4 = data3.expect;
if(!((data4 === "always") || (data4 === "never"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/expect", "enum");
errors++;
}
}
if(data3.that !== undefined){
let data5 = data3.that;
if(Array.isArray(data5)){
if(data5.length > 10){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that", "maxItems", 10);
errors++;
}
if(data5.length < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that", "minItems", 1);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.number === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1, "required", "number");
errors++;
}
if(data6.is === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1, "required", "is");
errors++;
}
if(data6.value === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1, "required", "value");
errors++;
}
for(const key2 in data6){
if(!((((key2 === "number") || (key2 === "segment")) || (key2 === "is")) || (key2 === "value"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1, "additionalProperties", key2);
errors++;
}
}
if(data6.number !== undefined){
let data7 = data6.number;
if(!((((((((((((((data7 === "waiting") || (data7 === "longest-wait")) || (data7 === "in-call")) || (data7 === "free")) || (data7 === "connected")) || (data7 === "contacts")) || (data7 === "answered")) || (data7 === "abandoned")) || (data7 === "hangs")) || (data7 === "service-level")) || (data7 === "abandonment")) || (data7 === "speed-of-answer")) || (data7 === "talk-time")) || (data7 === "anomalies"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1+"/number", "enum");
errors++;
}
}
if(data6.segment !== undefined){
let data8 = data6.segment;
if(typeof data8 === "string"){
if(func0(data8) > 256){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1+"/segment", "maxLength", 256);
errors++;
}
if(func0(data8) < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1+"/segment", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1+"/segment", "type");
errors++;
}
}
if(data6.is !== undefined){
let data9 = data6.is;
if(!((((((data9 === "<") || (data9 === "<=")) || (data9 === "=")) || (data9 === "!=")) || (data9 === ">=")) || (data9 === ">"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1+"/is", "enum");
errors++;
}
}
if(data6.value !== undefined){
if(!(typeof data6.value == "number")){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1+"/value", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i1, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that", "type");
errors++;
}
}
if(data3.seconds !== undefined){
let data11 = data3.seconds;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/seconds", "type");
errors++;
}
if(typeof data11 == "number"){
if(data11 > 604800 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/seconds", "maximum", 604800);
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/seconds", "minimum", 1);
errors++;
}
}
}
if(data3.from !== undefined){
let data12 = data3.from;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/from", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/from", "type");
errors++;
}
}
if(data3.until !== undefined){
let data13 = data3.until;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/until", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/until", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "type");
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs29 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.expect === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "expect");
errors++;
}
if(data3.that === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "that");
errors++;
}
for(const key3 in data3){
if(!((((key3 === "expect") || (key3 === "that")) || (key3 === "from")) || (key3 === "within"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "additionalProperties", key3);
errors++;
}
}
if(data3.expect !== undefined){
if("eventually" !== data3.expect){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/expect", "const");
errors++;
}
}
if(data3.that !== undefined){
let data15 = data3.that;
if(Array.isArray(data15)){
if(data15.length > 10){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that", "maxItems", 10);
errors++;
}
if(data15.length < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that", "minItems", 1);
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.number === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2, "required", "number");
errors++;
}
if(data16.is === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2, "required", "is");
errors++;
}
if(data16.value === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2, "required", "value");
errors++;
}
for(const key4 in data16){
if(!((((key4 === "number") || (key4 === "segment")) || (key4 === "is")) || (key4 === "value"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2, "additionalProperties", key4);
errors++;
}
}
if(data16.number !== undefined){
let data17 = data16.number;
if(!((((((((((((((data17 === "waiting") || (data17 === "longest-wait")) || (data17 === "in-call")) || (data17 === "free")) || (data17 === "connected")) || (data17 === "contacts")) || (data17 === "answered")) || (data17 === "abandoned")) || (data17 === "hangs")) || (data17 === "service-level")) || (data17 === "abandonment")) || (data17 === "speed-of-answer")) || (data17 === "talk-time")) || (data17 === "anomalies"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2+"/number", "enum");
errors++;
}
}
if(data16.segment !== undefined){
let data18 = data16.segment;
if(typeof data18 === "string"){
if(func0(data18) > 256){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2+"/segment", "maxLength", 256);
errors++;
}
if(func0(data18) < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2+"/segment", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2+"/segment", "type");
errors++;
}
}
if(data16.is !== undefined){
let data19 = data16.is;
if(!((((((data19 === "<") || (data19 === "<=")) || (data19 === "=")) || (data19 === "!=")) || (data19 === ">=")) || (data19 === ">"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2+"/is", "enum");
errors++;
}
}
if(data16.value !== undefined){
if(!(typeof data16.value == "number")){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2+"/value", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that/" + i2, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/that", "type");
errors++;
}
}
if(data3.from !== undefined){
let data21 = data3.from;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/from", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/from", "type");
errors++;
}
}
if(data3.within !== undefined){
let data22 = data3.within;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/within", "type");
errors++;
}
if(typeof data22 == "number"){
if(data22 > 604800 || isNaN(data22)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/within", "maximum", 604800);
errors++;
}
if(data22 < 1 || isNaN(data22)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/within", "minimum", 1);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "type");
errors++;
}
var _valid0 = _errs29 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs48 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.expect === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "expect");
errors++;
}
if(data3.type === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "type");
errors++;
}
for(const key5 in data3){
if(!(((((((key5 === "expect") || (key5 === "type")) || (key5 === "segment")) || (key5 === "atLeast")) || (key5 === "atMost")) || (key5 === "from")) || (key5 === "until"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "additionalProperties", key5);
errors++;
}
}
if(data3.expect !== undefined){
if("count" !== data3.expect){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/expect", "const");
errors++;
}
}
if(data3.type !== undefined){
let data24 = data3.type;
if(typeof data24 === "string"){
if(func0(data24) > 128){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/type", "maxLength", 128);
errors++;
}
if(func0(data24) < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/type", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/type", "type");
errors++;
}
}
if(data3.segment !== undefined){
let data25 = data3.segment;
if(typeof data25 === "string"){
if(func0(data25) > 256){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/segment", "maxLength", 256);
errors++;
}
if(func0(data25) < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/segment", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/segment", "type");
errors++;
}
}
if(data3.atLeast !== undefined){
let data26 = data3.atLeast;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/atLeast", "type");
errors++;
}
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/atLeast", "minimum", 0);
errors++;
}
}
}
if(data3.atMost !== undefined){
let data27 = data3.atMost;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/atMost", "type");
errors++;
}
if(typeof data27 == "number"){
if(data27 < 0 || isNaN(data27)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/atMost", "minimum", 0);
errors++;
}
}
}
if(data3.from !== undefined){
let data28 = data3.from;
if(typeof data28 === "string"){
if(!pattern0.test(data28)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/from", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/from", "type");
errors++;
}
}
if(data3.until !== undefined){
let data29 = data3.until;
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/until", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/until", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "type");
errors++;
}
var _valid0 = _errs48 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs64 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.expect === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "expect");
errors++;
}
if(data3.first === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "first");
errors++;
}
if(data3.next === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "next");
errors++;
}
for(const key6 in data3){
if(!(((key6 === "expect") || (key6 === "first")) || (key6 === "next"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "additionalProperties", key6);
errors++;
}
}
if(data3.expect !== undefined){
if("order" !== data3.expect){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/expect", "const");
errors++;
}
}
if(data3.first !== undefined){
let data31 = data3.first;
if(typeof data31 === "string"){
if(func0(data31) > 128){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/first", "maxLength", 128);
errors++;
}
if(func0(data31) < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/first", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/first", "type");
errors++;
}
}
if(data3.next !== undefined){
let data32 = data3.next;
if(typeof data32 === "string"){
if(func0(data32) > 128){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/next", "maxLength", 128);
errors++;
}
if(func0(data32) < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/next", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/next", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "type");
errors++;
}
var _valid0 = _errs64 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid3 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs72 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.expect === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "expect");
errors++;
}
if(data3.number === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "number");
errors++;
}
if(data3.value === undefined){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "required", "value");
errors++;
}
for(const key7 in data3){
if(!(((((key7 === "expect") || (key7 === "number")) || (key7 === "segment")) || (key7 === "value")) || (key7 === "at"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "additionalProperties", key7);
errors++;
}
}
if(data3.expect !== undefined){
if("equals" !== data3.expect){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/expect", "const");
errors++;
}
}
if(data3.number !== undefined){
let data34 = data3.number;
if(!((((((((((((((data34 === "waiting") || (data34 === "longest-wait")) || (data34 === "in-call")) || (data34 === "free")) || (data34 === "connected")) || (data34 === "contacts")) || (data34 === "answered")) || (data34 === "abandoned")) || (data34 === "hangs")) || (data34 === "service-level")) || (data34 === "abandonment")) || (data34 === "speed-of-answer")) || (data34 === "talk-time")) || (data34 === "anomalies"))){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/number", "enum");
errors++;
}
}
if(data3.segment !== undefined){
let data35 = data3.segment;
if(typeof data35 === "string"){
if(func0(data35) > 256){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/segment", "maxLength", 256);
errors++;
}
if(func0(data35) < 1){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/segment", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/segment", "type");
errors++;
}
}
if(data3.value !== undefined){
if(!(typeof data3.value == "number")){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/value", "type");
errors++;
}
}
if(data3.at !== undefined){
let data37 = data3.at;
if(typeof data37 === "string"){
if(!pattern0.test(data37)){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/at", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0+"/at", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "type");
errors++;
}
var _valid0 = _errs72 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid3 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
if(!valid3){
vErrors = withError(vErrors, instancePath+"/expectations/" + i0, "oneOf", passing0);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/expectations", "type");
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

/** ExpectationFile as JSON Schema, and the check of it. */
export const ExpectationFileCheck: CheckedBody = {
  schema: ExpectationFileBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
