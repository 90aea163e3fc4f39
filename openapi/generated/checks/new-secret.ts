// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewSecretBody } from "../bodies/new-secret.ts";

const pattern0 = new RegExp("^[A-Za-z0-9_]+$", "u");
const pattern1 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern2 = new RegExp("^[0-9a-f]{24}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "value")) || (key0 === "webhooks"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 64){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 64);
errors++;
}
if(func0(data0) < 1){
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
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func0(data1) > 200){
vErrors = withError(vErrors, instancePath+"/value", "maxLength", 200);
errors++;
}
if(func0(data1) < 16){
vErrors = withError(vErrors, instancePath+"/value", "minLength", 16);
errors++;
}
if(!pattern1.test(data1)){
vErrors = withError(vErrors, instancePath+"/value", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/value", "type");
errors++;
}
}
if(data.webhooks !== undefined){
let data2 = data.webhooks;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = withError(vErrors, instancePath+"/webhooks", "maxItems", 50);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = withError(vErrors, instancePath+"/webhooks/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/webhooks/" + i0, "type");
errors++;
}
}
if(new Set(data2).size < data2.length){
vErrors = withError(vErrors, instancePath+"/webhooks", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/webhooks", "type");
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

/** NewSecret as JSON Schema, and the check of it. */
export const NewSecretCheck: CheckedBody = {
  schema: NewSecretBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
