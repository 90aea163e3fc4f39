// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { WebhookChangeBody } from "../bodies/webhook-change.ts";

const schema0 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"enabled":{"type":"boolean"},"method":{"type":"string","enum":["POST","PUT","PATCH"]},"url":{"type":"string","minLength":8,"maxLength":2048},"headers":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["name","value","secret"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},"value":{"type":["string","null"],"maxLength":2000,"pattern":"^[\\x20-\\x7e]*$"},"secret":{"type":"boolean"}}}},"parameters":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"value":{"type":"string","maxLength":1000}}}},"conditions":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["member","operator"],"properties":{"member":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*$"},"operator":{"type":"string","enum":["is","is-not","contains","begins-with","greater","less","present","absent"]},"value":{"type":"string","maxLength":500,"x-exact":true}}}},"verifySsl":{"type":"boolean"},"events":{"type":"array","minItems":1,"maxItems":28,"uniqueItems":true,"items":{"type":"string","enum":["queue-created","queue-abandoned","call-created","user-connected","user-disconnected","user-created","user-removed","user-edited","form-edited","form-removed","form-created","form-received","segment-created","segment-removed","segment-edited","comment-created","agent-form-received","survey-received","recording-created","recording-approved","recording-rejected","recording-deleted","appointment-created","appointment-canceled","appointment-reminder","qms-notify","ai-calls","ai-appointments"]}},"template":{"type":["string","null"],"maxLength":16384,"x-exact":true},"contentType":{"type":"string","enum":["application/json","application/xml","application/x-www-form-urlencoded","text/plain"]},"secrets":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9a-f]{24}$"}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
const pattern2 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern3 = new RegExp("^[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*$", "u");
const pattern4 = new RegExp("^[0-9a-f]{24}$", "u");

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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
vErrors = withError(vErrors, instancePath+"/enabled", "type");
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, instancePath+"/method", "type");
errors++;
}
if(!(((data2 === "POST") || (data2 === "PUT")) || (data2 === "PATCH"))){
vErrors = withError(vErrors, instancePath+"/method", "enum");
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func1(data3) > 2048){
vErrors = withError(vErrors, instancePath+"/url", "maxLength", 2048);
errors++;
}
if(func1(data3) < 8){
vErrors = withError(vErrors, instancePath+"/url", "minLength", 8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/url", "type");
errors++;
}
}
if(data.headers !== undefined){
let data4 = data.headers;
if(Array.isArray(data4)){
if(data4.length > 20){
vErrors = withError(vErrors, instancePath+"/headers", "maxItems", 20);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
vErrors = withError(vErrors, instancePath+"/headers/" + i0, "required", "name");
errors++;
}
if(data5.value === undefined){
vErrors = withError(vErrors, instancePath+"/headers/" + i0, "required", "value");
errors++;
}
if(data5.secret === undefined){
vErrors = withError(vErrors, instancePath+"/headers/" + i0, "required", "secret");
errors++;
}
for(const key1 in data5){
if(!(((key1 === "name") || (key1 === "value")) || (key1 === "secret"))){
vErrors = withError(vErrors, instancePath+"/headers/" + i0, "additionalProperties", key1);
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func1(data6) > 64){
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/name", "maxLength", 64);
errors++;
}
if(func1(data6) < 1){
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/name", "minLength", 1);
errors++;
}
if(!pattern1.test(data6)){
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/name", "type");
errors++;
}
}
if(data5.value !== undefined){
let data7 = data5.value;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/value", "type");
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 2000){
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/value", "maxLength", 2000);
errors++;
}
if(!pattern2.test(data7)){
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/value", "pattern");
errors++;
}
}
}
if(data5.secret !== undefined){
if(typeof data5.secret !== "boolean"){
vErrors = withError(vErrors, instancePath+"/headers/" + i0+"/secret", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/headers/" + i0, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/headers", "type");
errors++;
}
}
if(data.parameters !== undefined){
let data9 = data.parameters;
if(Array.isArray(data9)){
if(data9.length > 20){
vErrors = withError(vErrors, instancePath+"/parameters", "maxItems", 20);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
vErrors = withError(vErrors, instancePath+"/parameters/" + i1, "required", "name");
errors++;
}
if(data10.value === undefined){
vErrors = withError(vErrors, instancePath+"/parameters/" + i1, "required", "value");
errors++;
}
for(const key2 in data10){
if(!((key2 === "name") || (key2 === "value"))){
vErrors = withError(vErrors, instancePath+"/parameters/" + i1, "additionalProperties", key2);
errors++;
}
}
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 === "string"){
if(func1(data11) > 100){
vErrors = withError(vErrors, instancePath+"/parameters/" + i1+"/name", "maxLength", 100);
errors++;
}
if(func1(data11) < 1){
vErrors = withError(vErrors, instancePath+"/parameters/" + i1+"/name", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters/" + i1+"/name", "type");
errors++;
}
}
if(data10.value !== undefined){
let data12 = data10.value;
if(typeof data12 === "string"){
if(func1(data12) > 1000){
vErrors = withError(vErrors, instancePath+"/parameters/" + i1+"/value", "maxLength", 1000);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters/" + i1+"/value", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters/" + i1, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters", "type");
errors++;
}
}
if(data.conditions !== undefined){
let data13 = data.conditions;
if(Array.isArray(data13)){
if(data13.length > 10){
vErrors = withError(vErrors, instancePath+"/conditions", "maxItems", 10);
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.member === undefined){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2, "required", "member");
errors++;
}
if(data14.operator === undefined){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2, "required", "operator");
errors++;
}
for(const key3 in data14){
if(!(((key3 === "member") || (key3 === "operator")) || (key3 === "value"))){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2, "additionalProperties", key3);
errors++;
}
}
if(data14.member !== undefined){
let data15 = data14.member;
if(typeof data15 === "string"){
if(func1(data15) > 200){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/member", "maxLength", 200);
errors++;
}
if(func1(data15) < 1){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/member", "minLength", 1);
errors++;
}
if(!pattern3.test(data15)){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/member", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/member", "type");
errors++;
}
}
if(data14.operator !== undefined){
let data16 = data14.operator;
if(typeof data16 !== "string"){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/operator", "type");
errors++;
}
if(!((((((((data16 === "is") || (data16 === "is-not")) || (data16 === "contains")) || (data16 === "begins-with")) || (data16 === "greater")) || (data16 === "less")) || (data16 === "present")) || (data16 === "absent"))){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/operator", "enum");
errors++;
}
}
if(data14.value !== undefined){
let data17 = data14.value;
if(typeof data17 === "string"){
if(func1(data17) > 500){
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/value", "maxLength", 500);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/conditions/" + i2+"/value", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/conditions/" + i2, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/conditions", "type");
errors++;
}
}
if(data.verifySsl !== undefined){
if(typeof data.verifySsl !== "boolean"){
vErrors = withError(vErrors, instancePath+"/verifySsl", "type");
errors++;
}
}
if(data.events !== undefined){
let data19 = data.events;
if(Array.isArray(data19)){
if(data19.length > 28){
vErrors = withError(vErrors, instancePath+"/events", "maxItems", 28);
errors++;
}
if(data19.length < 1){
vErrors = withError(vErrors, instancePath+"/events", "minItems", 1);
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(typeof data20 !== "string"){
vErrors = withError(vErrors, instancePath+"/events/" + i3, "type");
errors++;
}
if(!((((((((((((((((((((((((((((data20 === "queue-created") || (data20 === "queue-abandoned")) || (data20 === "call-created")) || (data20 === "user-connected")) || (data20 === "user-disconnected")) || (data20 === "user-created")) || (data20 === "user-removed")) || (data20 === "user-edited")) || (data20 === "form-edited")) || (data20 === "form-removed")) || (data20 === "form-created")) || (data20 === "form-received")) || (data20 === "segment-created")) || (data20 === "segment-removed")) || (data20 === "segment-edited")) || (data20 === "comment-created")) || (data20 === "agent-form-received")) || (data20 === "survey-received")) || (data20 === "recording-created")) || (data20 === "recording-approved")) || (data20 === "recording-rejected")) || (data20 === "recording-deleted")) || (data20 === "appointment-created")) || (data20 === "appointment-canceled")) || (data20 === "appointment-reminder")) || (data20 === "qms-notify")) || (data20 === "ai-calls")) || (data20 === "ai-appointments"))){
vErrors = withError(vErrors, instancePath+"/events/" + i3, "enum");
errors++;
}
}
if(new Set(data19).size < data19.length){
vErrors = withError(vErrors, instancePath+"/events", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/events", "type");
errors++;
}
}
if(data.template !== undefined){
let data21 = data.template;
if((typeof data21 !== "string") && (data21 !== null)){
vErrors = withError(vErrors, instancePath+"/template", "type");
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 16384){
vErrors = withError(vErrors, instancePath+"/template", "maxLength", 16384);
errors++;
}
}
}
if(data.contentType !== undefined){
let data22 = data.contentType;
if(typeof data22 !== "string"){
vErrors = withError(vErrors, instancePath+"/contentType", "type");
errors++;
}
if(!((((data22 === "application/json") || (data22 === "application/xml")) || (data22 === "application/x-www-form-urlencoded")) || (data22 === "text/plain"))){
vErrors = withError(vErrors, instancePath+"/contentType", "enum");
errors++;
}
}
if(data.secrets !== undefined){
let data23 = data.secrets;
if(Array.isArray(data23)){
if(data23.length > 100){
vErrors = withError(vErrors, instancePath+"/secrets", "maxItems", 100);
errors++;
}
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
vErrors = withError(vErrors, instancePath+"/secrets/" + i4, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/secrets/" + i4, "type");
errors++;
}
}
if(new Set(data23).size < data23.length){
vErrors = withError(vErrors, instancePath+"/secrets", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/secrets", "type");
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

/** WebhookChange as JSON Schema, and the check of it. */
export const WebhookChangeCheck: CheckedBody = {
  schema: WebhookChangeBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
